# sums terms+1 terms of the series instead of terms
def discretize(A, B, dt, terms):
    I = np.eye(A.shape[0])
    t = I * dt
    Psi = np.zeros_like(I)
    j = 0
    while j <= terms:
        Psi += t
        t = t @ A * dt / (j + 2)
        j += 1
    return I + A @ Psi, Psi @ B
