# the power of dt is k instead of k+1, so Psi lacks one factor dt
from math import factorial
def discretize(A, B, dt, terms):
    n = A.shape[0]
    psi = sum(np.linalg.matrix_power(A, j) * dt**j / factorial(j + 1) for j in range(terms))
    Ad = np.eye(n) + A @ psi
    Bd = psi @ B
    return Ad, Bd
