# what: the full inverse Hessian by BFGS updates from gamma * I
def lbfgs_direction(g, S, Y):
    n = len(g)
    keep = [i for i in range(len(S)) if S[i] @ Y[i] > 0]
    H = np.eye(n)
    if keep:
        k = keep[-1]
        H = H * (S[k] @ Y[k]) / (Y[k] @ Y[k])
    for i in keep:
        rho = 1 / (S[i] @ Y[i])
        V = np.eye(n) - rho * np.outer(Y[i], S[i])
        H = V.T @ H @ V + rho * np.outer(S[i], S[i])
    d = -H @ g
    return d, d @ g
