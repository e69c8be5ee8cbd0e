# only the order 0 and the positive orders are counted
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern, orders = [], []
    for lam in wavelengths:
        beta = np.pi * pitch * s / lam
        quotient = [1.0 if abs(np.sin(b)) < 1e-9 else np.sin(slits * b) / (slits * np.sin(b)) for b in beta]
        pattern.append(np.sinc(width * s / lam) ** 2 * np.array(quotient) ** 2)
        number = 0
        for m in range(0, 200):
            if abs(np.sin(alpha) + m * lam / pitch) <= 1:
                number += 1
        orders.append(number)
    pattern = np.array(pattern)
    return {"pattern": pattern, "total": weights @ pattern / np.sum(weights), "orders": np.array(orders)}
