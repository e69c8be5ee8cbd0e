# what: the likelihood e is not used at all
def forward_step(alpha, A, e):
    s = len(alpha)
    a = np.zeros(s)
    for j in range(s):
        for i in range(s):
            a[j] += alpha[i] * A[i, j]
    c = sum(a)
    return a / c, c
