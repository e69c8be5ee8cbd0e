# the powers of A are taken entry by entry (A**k) instead of as matrix powers
from math import factorial
def discretize(A, B, dt, terms):
    n = A.shape[0]
    psi = np.eye(n) * dt
    for k in range(1, terms):
        psi = psi + A**k * dt ** (k + 1) / factorial(k + 1)
    Ad = np.eye(n) + A @ psi
    return Ad, psi @ B
