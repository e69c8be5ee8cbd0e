# the Hall coefficient has the opposite sign: electrons minus holes
def hall_layers(n, p, N, t, mu):
    def m(c):
        return mu["min"][c] + (mu["max"][c] - mu["min"][c]) / (1 + (N / mu["ref"][c])**mu["power"][c])
    a, b = m(0), m(1)
    sigma = Q * (n * a + p * b)
    hall = (n * a**2 - p * b**2) / (Q * (n * a + p * b)**2)
    return np.array([a, b]), sigma, hall, 1 / np.sum(sigma * t)
