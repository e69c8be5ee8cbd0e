# what: loops, a list in the place of the tuple
def kf_predict(m, P, A, Q):
    n = len(m)
    mp = [0.0] * n
    Pp = Q.copy()
    for i in range(n):
        for a in range(n):
            mp[i] += A[i, a] * m[a]
            for b in range(n):
                for j in range(n):
                    Pp[i, j] += A[i, a] * P[a, b] * A[j, b]
    return [np.array(mp), Pp]
