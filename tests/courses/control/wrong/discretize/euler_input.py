# Bd is the Euler approximation dt*B instead of Psi B
def discretize(A, B, dt, terms):
    size = A.shape[0]
    total = np.zeros((size, size))
    power = np.eye(size)
    fact = 1.0
    for i in range(terms):
        fact = fact * (i + 1)
        total = total + power * dt ** (i + 1) / fact
        power = power @ A
    Ad = np.eye(size) + np.dot(A, total)
    Bd = dt * B
    return Ad, Bd
