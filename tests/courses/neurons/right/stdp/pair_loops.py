# loops over all pairs of neurons with ifs, old weights used for both changes
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    m, n = w0.shape
    T = pre.shape[1]
    w = w0.copy()
    a = [0.0] * n
    b = [0.0] * m
    total = np.zeros((m, T))
    for t in range(T):
        a = [aj * np.exp(-dt / tau_plus) for aj in a]
        b = [bi * np.exp(-dt / tau_minus) for bi in b]
        for i in range(m):
            for j in range(n):
                if w0[i, j] > 0:
                    old = w[i, j]
                    new = old
                    if post[i, t] == 1:
                        new += A_plus * a[j]
                    if pre[j, t] == 1:
                        new -= A_minus * old * b[i]
                    w[i, j] = min(new, w_max)
            total[i, t] = w[i].sum()
        a = [aj + pre[j, t] for j, aj in enumerate(a)]
        b = [bi + post[i, t] for i, bi in enumerate(b)]
    return w, total
