# what: The lever arm ends at the last joint's origin instead of the hand's.
def arm_jacobian(cache, prismatic):
    F = np.array(cache)
    z = F[:-1, :3, 2].T
    o = F[:-1, :3, 3].T
    lever = F[-2, :3, 3][:, None] - o
    turning = np.cross(z, lever, axis=0)
    Jv = np.where(prismatic, z, turning)
    Jw = np.where(prismatic, 0.0, z)
    return {"Jv": Jv, "Jw": Jw}
