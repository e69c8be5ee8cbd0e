# Bd uses the series of exp(A dt) times dt (divides by k!) instead of Psi; Ad is right
def discretize(A, B, dt, terms):
    n = A.shape[0]
    I = np.eye(n)
    def series(shift):
        out = np.zeros((n, n))
        M = I.copy()
        f = 1.0
        for k in range(terms):
            if k > 0:
                M = M @ A * dt
                f = f * (k + shift)
            out = out + M / f
        return out * dt
    Ad = I + A @ series(1)
    Bd = series(0) @ B
    return Ad, Bd
