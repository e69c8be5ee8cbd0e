# the factor 1 - P is missing in the elasticity
def mode_choice(X, asc, beta, available, weight):
    V = np.where(available, asc + X @ beta, -np.inf)
    logsum = np.logaddexp.reduce(V, axis=1)
    P = np.exp(V - logsum[:, None])
    people = weight[:, None] * P
    elasticity = np.sum(people * beta[0] * X[:, :, 0], axis=0) / np.sum(people, axis=0)
    return {
        "P": P,
        "benefit": logsum / -beta[0],
        "share": people.sum(axis=0) / weight.sum(),
        "elasticity": elasticity,
    }
