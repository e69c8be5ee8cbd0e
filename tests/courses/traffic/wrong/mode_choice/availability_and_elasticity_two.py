# two mistakes: the availability is ignored, and the elasticity is averaged with the weights g only
def mode_choice(X, asc, beta, available, weight):
    e = np.exp(np.dot(X, beta) + asc)
    tot = e.sum(axis=1)
    P = (e.T / tot).T
    w = weight / weight.sum()
    return {
        "P": P,
        "benefit": np.log(tot) / -beta[0],
        "share": w @ P,
        "elasticity": w @ (beta[0] * X[:, :, 0] * (1 - P)),
    }
