# what: the sum over the states before is overwritten, so only the last one counts
def forward_step(alpha, A, e):
    s = alpha.shape[0]
    a = np.zeros(s)
    for j in range(s):
        for i in range(s):
            a[j] = alpha[i] * A[i, j] * e[j]
    c = a.sum()
    return a / c, c
