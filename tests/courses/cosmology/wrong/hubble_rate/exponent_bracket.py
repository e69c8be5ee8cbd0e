# the exponent is 1 + 3w instead of 3(1 + w)
def hubble_rate(z, omega, w, h0):
    e2 = (1 - np.sum(omega)) * (1 + z) ** 2
    table = np.zeros((len(omega), len(z)))
    for i, (o, x) in enumerate(zip(omega, w)):
        table[i] = o * (1 + z) ** (1 + 3 * x)
        e2 += table[i]
    table /= e2
    return {"H": h0 * np.sqrt(e2), "fractions": table, "q": 0.5 * (1 + 3 * w) @ table}
