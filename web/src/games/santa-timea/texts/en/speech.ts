/** Answers of single keys: loaded when the page has nothing better to do. */
const speech = {
  /** Of a pirate, beside other cards. */
  barred: 'can’t be led now',
};

export default { speech };
