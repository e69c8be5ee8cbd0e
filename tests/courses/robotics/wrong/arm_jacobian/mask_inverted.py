# what: The mask is read the wrong way round: True is taken as turning, in both parts.
def arm_jacobian(cache, prismatic):
    F = np.array(cache)
    z = F[:-1, :3, 2].T
    o = F[:-1, :3, 3].T
    lever = F[-1, :3, 3][:, None] - o
    turning = np.cross(z, lever, axis=0)
    Jv = np.where(prismatic, turning, z)
    Jw = np.where(prismatic, z, 0.0)
    return {"Jv": Jv, "Jw": Jw}
