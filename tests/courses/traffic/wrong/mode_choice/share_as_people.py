# the shares are numbers of people, they are not divided by the sum of the weights
def mode_choice(X, asc, beta, available, weight):
    expV = np.exp(np.sum(X * beta, axis=2) + asc) * available
    denominators = np.sum(expV, axis=1)
    P = expV / denominators.reshape(len(denominators), 1)
    share = np.einsum("n,nj->j", weight, P)
    top = np.einsum("n,nj,nj->j", weight, P, beta[0] * X[:, :, 0] * (1 - P))
    return {
        "P": P,
        "benefit": np.log(denominators) / -beta[0],
        "share": share,
        "elasticity": top / share,
    }
