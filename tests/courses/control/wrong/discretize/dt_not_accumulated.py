# dt enters each term only once (dt instead of dt**(k+1))
from math import factorial
def discretize(A, B, dt, terms):
    n = A.shape[0]
    powers = [np.eye(n)]
    for k in range(terms - 1):
        powers.append(powers[-1] @ A)
    Psi = np.zeros((n, n))
    for k, Pk in enumerate(powers):
        Psi += Pk * dt / factorial(k + 1)
    return np.eye(n) + A @ Psi, Psi @ B
