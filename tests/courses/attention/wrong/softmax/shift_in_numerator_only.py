# what: the maximum is subtracted in the numerator only, the denominator sums the unshifted exponentials
def softmax(scores):
    out = np.empty_like(scores)
    for i, row in enumerate(scores):
        out[i] = np.exp(row - row.max()) / np.exp(row).sum()
    return out
