# the factorial is off by one: each term is divided by k! instead of (k+1)!
import math
def discretize(A, B, dt, terms):
    n = len(A)
    S = np.zeros((n, n))
    for k in range(terms):
        S = S + np.linalg.matrix_power(A, k) * dt ** (k + 1) / math.factorial(k)
    return np.eye(n) + A @ S, S @ B
