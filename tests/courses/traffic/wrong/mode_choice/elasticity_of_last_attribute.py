# the elasticity is taken for the last attribute instead of the cost, which is attribute 0
def mode_choice(X, asc, beta, available, weight):
    u = np.exp(np.matmul(X, beta) + asc)
    u = u * available
    su = u.sum(axis=1)
    prob = u / su[:, None]
    gp = (weight * prob.T).T
    e = beta[-1] * X[:, :, -1] * (1.0 - prob)
    return {
        "P": prob,
        "benefit": np.log(su) / abs(beta[0]),
        "share": gp.sum(axis=0) / weight.sum(),
        "elasticity": np.sum(gp * e, axis=0) / np.sum(gp, axis=0),
    }
