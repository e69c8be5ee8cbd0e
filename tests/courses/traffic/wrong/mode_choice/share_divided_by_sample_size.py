# the weighted sum is divided by the number of persons in the sample instead of the sum of the weights
def mode_choice(X, asc, beta, available, weight):
    e = available * np.exp(asc + X.dot(beta))
    lse = np.log(np.sum(e, axis=1))
    P = np.exp(np.log(np.where(available, e, 1.0)) - lse[:, None]) * available
    people = P * weight[:, None]
    share = people.mean(axis=0)
    own = beta[0] * (1 - P) * X[:, :, 0]
    elasticity = (people * own).sum(axis=0) / people.sum(axis=0)
    return {"P": P, "benefit": lse / -beta[0], "share": share, "elasticity": elasticity}
