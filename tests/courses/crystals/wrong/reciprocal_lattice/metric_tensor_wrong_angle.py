# in the metric tensor that the distances come from, b c goes with cos(beta) and a c with cos(alpha)
def reciprocal_lattice(lengths, angles, hkl):
    a, b, c = lengths
    ca, cb, cg = np.cos(np.radians(angles))
    sg = np.sin(np.radians(angles[2]))
    cy = (ca - cb * cg) / sg
    A = np.array([[a, 0, 0], [b * cg, b * sg, 0], [c * cb, c * cy, c * np.sqrt(1 - cb**2 - cy**2)]])
    metric = np.array(
        [
            [a * a, a * b * cg, a * c * ca],
            [a * b * cg, b * b, b * c * cb],
            [a * c * ca, b * c * cb, c * c],
        ]
    )
    recip_metric = np.linalg.inv(metric)
    d = np.array([1 / np.sqrt(h @ recip_metric @ h) for h in hkl])
    return {"A": A, "V": np.linalg.det(A), "B": 2 * np.pi * np.linalg.inv(A).T, "d": d}
