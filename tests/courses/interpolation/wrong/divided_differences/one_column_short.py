# what: the loop over the columns ends one too early (range(1, n - 1)), so the last coefficient is a difference of lower order
def divided_differences(x, y):
    n = x.shape[0]
    coeff = y.astype(float).copy()
    for order in range(1, n - 1):
        for i in reversed(range(order, n)):
            coeff[i] = (coeff[i] - coeff[i - 1]) / (x[i] - x[i - order])
    return coeff
