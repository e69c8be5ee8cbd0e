# the sum starts at the second term: the first term dt*I of Psi is left out
from math import factorial
def discretize(A, B, dt, terms):
    n = len(A)
    Psi = np.zeros((n, n))
    for j in range(1, terms):
        coeff = dt ** (j + 1) / factorial(j + 1)
        Psi += coeff * np.linalg.matrix_power(A, j)
    return np.eye(n) + A @ Psi, Psi @ B
