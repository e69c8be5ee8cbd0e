# what: by indices, on a copy in place
def lbfgs_direction(g, S, Y):
    sy = np.einsum("ij,ij->i", S, Y)
    S, Y, sy = S[sy > 0], Y[sy > 0], sy[sy > 0]
    m = len(sy)
    p = -g
    a = np.zeros(m)
    for i in range(m - 1, -1, -1):
        a[i] = S[i] @ p / sy[i]
        p = p - a[i] * Y[i]
    if m:
        p = p * sy[-1] / (Y[-1] @ Y[-1])
    for i in range(m):
        p = p + (a[i] - Y[i] @ p / sy[i]) * S[i]
    return p, float(np.dot(g, p))
