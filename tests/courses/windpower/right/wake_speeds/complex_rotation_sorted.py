def wake_speeds(x, y, direction, u0, diameter, ct, k):
    z = (x + 1j * y) * np.exp(1j * np.deg2rad(direction))
    down, side = -z.imag, z.real
    order = list(np.argsort(down))
    u = np.full(len(x), u0, dtype=float)
    hits = np.zeros(len(x), dtype=int)
    for place, i in enumerate(order):
        losses = []
        for j in order[:place]:
            d = down[i] - down[j]
            growth = 1 + 2 * k * d / diameter
            if -growth * diameter / 2 < side[i] - side[j] < growth * diameter / 2:
                losses.append((1 - (1 - ct[j]) ** 0.5) / growth**2)
        hits[i] = len(losses)
        u[i] -= u0 * np.sqrt(np.sum(np.square(losses)))
    return {"u": u, "waked": hits, "efficiency": np.sum(u**3) / u0**3 / len(u)}
