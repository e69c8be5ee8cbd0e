# two mistakes: the identity is missing from Ad, and each term is divided by k! instead of (k+1)!
from math import factorial
def discretize(A, B, dt, terms):
    n = A.shape[0]
    psi = np.zeros((n, n))
    for j in range(terms):
        psi += np.linalg.matrix_power(A, j) * dt ** (j + 1) / factorial(j)
    return A @ psi, psi @ B
