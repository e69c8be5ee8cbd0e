# what: one step too few
def power_iteration(C, v, steps):
    u = v / np.linalg.norm(v)
    for _ in range(1, steps):
        u = C @ u
        u = u / np.linalg.norm(u)
    lam = u @ C @ u
    j = np.argmax(abs(u))
    return (u if u[j] > 0 else -u), lam
