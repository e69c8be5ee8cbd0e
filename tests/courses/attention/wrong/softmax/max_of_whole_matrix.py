# what: subtracts the largest score of the whole matrix instead of each row's, so small rows underflow to 0/0
def softmax(scores):
    biggest = np.max(scores)
    exps = np.exp(scores - biggest)
    totals = exps.sum(axis=1).reshape(-1, 1)
    return exps / totals
