# a generator expression with math.factorial and matrix_power
from math import factorial
def discretize(A, B, dt, terms):
    Psi = sum(np.linalg.matrix_power(A, j) * (dt ** (j + 1) / factorial(j + 1)) for j in range(terms))
    return np.identity(len(A)) + Psi @ A, Psi @ B
