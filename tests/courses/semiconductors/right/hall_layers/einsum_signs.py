# einsum with the charges' signs, the Hall coefficient from sigma and Q
def hall_layers(n, p, N, t, mu):
    x = np.power.outer(N, mu["power"]) / mu["ref"] ** mu["power"]
    mob = ((mu["max"] + mu["min"] * x) / (1 + x)).T
    carriers = np.array([n, p])
    sigma = Q * np.einsum("ck,ck->k", carriers, mob)
    hall = Q * np.einsum("c,ck,ck,ck->k", np.array([-1.0, 1.0]), carriers, mob, mob) / sigma**2
    return mob, sigma, hall, 1 / np.einsum("k,k", sigma, t)
