# Psi is overwritten in the loop, so only the last term is kept instead of the sum
from math import factorial
def discretize(A, B, dt, terms):
    n = A.shape[0]
    Psi = np.zeros((n, n))
    for k in range(terms):
        Psi = np.linalg.matrix_power(A, k) * dt ** (k + 1) / factorial(k + 1)
    Ad = np.eye(n) + A @ Psi
    Bd = Psi @ B
    return Ad, Bd
