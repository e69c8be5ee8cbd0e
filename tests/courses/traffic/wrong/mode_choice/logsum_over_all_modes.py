# the logsum runs over all modes, also those that a person does not have (the probabilities are right)
def mode_choice(X, asc, beta, available, weight):
    e = np.exp(X @ beta + asc)
    avail = e * available
    P = avail / avail.sum(axis=1)[:, None]
    benefit = -1 / beta[0] * np.log(e.sum(axis=1))
    W = weight.sum()
    share = np.dot(weight, P) / W
    elas = beta[0] * X[:, :, 0] * (1 - P)
    elasticity = np.dot(weight, P * elas) / np.dot(weight, P)
    return {"P": P, "benefit": benefit, "share": share, "elasticity": elasticity}
