# modes that are not available get the utility 0 instead of being left out, so that they still have a probability
def mode_choice(X, asc, beta, available, weight):
    N, J, K = X.shape
    V = np.zeros((N, J))
    for n in range(N):
        for j in range(J):
            if available[n, j]:
                V[n, j] = asc[j] + np.dot(beta, X[n, j])
    expo = np.exp(V)
    denom = expo.sum(axis=1, keepdims=True)
    P = expo / denom
    benefit = np.log(denom.ravel()) / (-beta[0])
    share = weight @ P / weight.sum()
    elast = beta[0] * X[:, :, 0] * (1 - P)
    wp = weight[:, None] * P
    return {"P": P, "benefit": benefit, "share": share, "elasticity": (wp * elast).sum(0) / wp.sum(0)}
