# what: The base's z axis is used for all joints.
def arm_jacobian(cache, prismatic):
    F = np.array(cache)
    z = np.tile(np.array([[0.0], [0.0], [1.0]]), (1, len(prismatic)))
    o = F[:-1, :3, 3].T
    lever = F[-1, :3, 3][:, None] - o
    turning = np.cross(z, lever, axis=0)
    Jv = np.where(prismatic, z, turning)
    Jw = np.where(prismatic, 0.0, z)
    return {"Jv": Jv, "Jw": Jw}
