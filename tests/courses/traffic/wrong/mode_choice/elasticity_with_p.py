# the elasticity has P in the place of 1 - P
def mode_choice(X, asc, beta, available, weight):
    expU = np.exp(X @ beta + asc) * available
    inclusive = expU.sum(axis=1, keepdims=True)
    P = expU / inclusive
    cost = X[:, :, 0]
    gp = weight[:, None] * P
    direct = beta[0] * cost * P
    return dict(
        P=P,
        benefit=np.log(inclusive).flatten() / -beta[0],
        share=gp.sum(axis=0) / weight.sum(),
        elasticity=(gp * direct).sum(axis=0) / gp.sum(axis=0),
    )
