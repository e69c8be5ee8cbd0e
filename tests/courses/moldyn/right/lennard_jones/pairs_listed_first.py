# what: upper triangle, pairs beyond the cutoff thrown away, add.at
def lennard_jones(x, box, epsilon, sigma, cutoff):
    i, j = np.triu_indices(len(x), k=1)
    d = minimum_image(x[i] - x[j], box)
    inv = sigma**2 / np.einsum("pk,pk->p", d, d)
    keep = inv > (sigma / cutoff) ** 2
    i, j, d, inv = i[keep], j[keep], d[keep], inv[keep]
    c = (sigma / cutoff) ** 2
    potential = 4 * epsilon * np.sum(inv**6 - inv**3 - c**6 + c**3)
    w = 48 * epsilon * (inv**6 - 0.5 * inv**3)
    f = (w * inv / sigma**2)[:, None] * d
    forces = np.zeros(x.shape)
    np.add.at(forces, i, f)
    np.add.at(forces, j, -f)
    return {"potential": float(potential), "forces": forces, "virial": w.sum()}
