# what: the scaling by gamma is left out
def lbfgs_direction(g, S, Y):
    sy = np.sum(S * Y, axis=1)
    good = sy > 0
    S, Y, sy = S[good], Y[good], sy[good]
    m = len(S)
    q = g.copy()
    alpha = np.zeros(m)
    for i in range(m - 1, -1, -1):
        alpha[i] = S[i] @ q / sy[i]
        q = q - alpha[i] * Y[i]
    for i in range(m):
        beta = Y[i] @ q / sy[i]
        q = q + S[i] * (alpha[i] - beta)
    return -q, -(g @ q)
