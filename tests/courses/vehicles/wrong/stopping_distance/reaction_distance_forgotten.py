# counted the distance from the first braking instead of from the moment of danger
def stopping_distance(speed, mu, grade, car):
    L = car["a"] + car["b"]
    zs, first, dist, hits = [], [], [], []
    for friction, slope in zip(mu, grade):
        z1 = friction * car["b"] / (car["phi"] * L - friction * car["h"])
        z2 = friction * car["a"] / (L - car["phi"] * L + friction * car["h"])
        best = min(z1, z2, car["z_max"])
        angle = np.arctan(slope)
        brake = (best + np.sin(angle)) * G
        rest = speed - 0.5 * brake * car["t_build"]
        total = np.zeros(len(speed))
        total = total + speed * car["t_build"] - brake * car["t_build"] ** 2 / 6
        total = total + rest**2 / (2 * brake)
        zs.append(best)
        first.append(z1 < z2)
        dist.append(total)
        hits.append(np.sqrt(np.maximum(2 * brake * (total - car["gap"]), 0)))
    return np.array(zs), np.array(first), np.array(dist), np.array(hits)
