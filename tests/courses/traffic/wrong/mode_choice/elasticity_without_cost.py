# the cost itself is missing in the elasticity: it is the relative change per euro, not per percent
def mode_choice(X, asc, beta, available, weight):
    e = np.exp(X @ beta + asc)
    e = np.where(available, e, 0)
    P = np.array([row / row.sum() for row in e])
    benefit = np.array([np.log(row.sum()) for row in e]) / -beta[0]
    n_people = weight.sum()
    share = np.array([(weight * p).sum() / n_people for p in P.T])
    el = np.array([(weight * p * beta[0] * (1 - p)).sum() / (weight * p).sum() for p in P.T])
    return {"P": P, "benefit": benefit, "share": share, "elasticity": el}
