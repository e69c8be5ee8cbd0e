# what: the covariance is multiplied with A from the left only, A P + Q
def kf_predict(m, P, A, Q):
    n = len(m)
    mp = np.zeros(n)
    for i in range(n):
        for j in range(n):
            mp[i] += A[i, j] * m[j]
    Pp = A @ P + Q
    return mp, Pp
