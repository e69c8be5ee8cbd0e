# Bd is Ad B dt instead of Psi B
def discretize(A, B, dt, terms):
    n = A.shape[0]
    step = dt * np.eye(n)
    psi = np.zeros((n, n))
    for k in range(terms):
        psi = psi + step
        step = step @ A * (dt / (k + 2))
    Ad = np.eye(n) + psi @ A
    Bd = Ad @ B * dt
    return Ad, Bd
