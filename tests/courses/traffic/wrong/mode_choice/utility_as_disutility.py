# the utility enters the exponential with a minus sign, as if it were a cost
def mode_choice(X, asc, beta, available, weight):
    gen_cost = X @ beta + asc
    z = np.exp(-gen_cost) * available
    zsum = z.sum(axis=1)
    P = z / zsum[:, np.newaxis]
    people = weight[:, np.newaxis] * P
    own = beta[0] * X[:, :, 0] * (1 - P)
    return {
        "P": P,
        "benefit": np.log(zsum) / -beta[0],
        "share": people.sum(0) / weight.sum(),
        "elasticity": (people * own).sum(0) / people.sum(0),
    }
