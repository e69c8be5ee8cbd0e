# P is c + s: the logistic part is not shrunk by 1 - c
def item_curves(theta, a, b, c):
    expo = np.exp(D * a[None, :] * (theta.reshape(-1, 1) - b[None, :]))
    logistic = expo / (1 + expo)
    prob = c + logistic
    deriv = D * a * (1 - c) * logistic / (1 + expo)
    return prob, deriv
