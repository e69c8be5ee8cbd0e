# the shares count each person fully for the most likely mode instead of adding up probabilities
def mode_choice(X, asc, beta, available, weight):
    e = available * np.exp(X @ beta + asc)
    P = e / e.sum(axis=1, keepdims=True)
    best = P.argmax(axis=1)
    share = np.zeros(len(asc))
    for person, mode in enumerate(best):
        share[mode] += weight[person]
    share = share / weight.sum()
    people = weight[:, None] * P
    elasticity = (people * beta[0] * X[:, :, 0] * (1 - P)).sum(axis=0) / people.sum(axis=0)
    return {"P": P, "benefit": np.log(e.sum(axis=1)) / -beta[0], "share": share, "elasticity": elasticity}
