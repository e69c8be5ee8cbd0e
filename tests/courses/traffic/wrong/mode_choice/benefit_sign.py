# the logsum is divided by the cost coefficient itself instead of its negative: the sign of the benefit is wrong
def mode_choice(X, asc, beta, available, weight):
    cost_coef = beta[0]
    V = np.tensordot(X, beta, axes=1) + asc
    V = np.where(available, V, -np.inf)
    m = V.max(axis=1, keepdims=True)
    z = np.exp(V - m)
    lse = m[:, 0] + np.log(z.sum(axis=1))
    P = z / z.sum(axis=1, keepdims=True)
    people = P * weight[:, None]
    return {
        "P": P,
        "benefit": lse / cost_coef,
        "share": people.sum(axis=0) / weight.sum(),
        "elasticity": (people * cost_coef * X[:, :, 0] * (1 - P)).sum(axis=0) / people.sum(axis=0),
    }
