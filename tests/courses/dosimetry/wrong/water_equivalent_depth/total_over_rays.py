# summed the total over the rays instead of over the voxels of each ray
def water_equivalent_depth(hu, body, steps):
    """The water-equivalent depth of every voxel along a set of rays.

    hu: CT numbers, shape (m, n): m rays, n voxels in the order in which the beam meets them
    body: True where a voxel belongs to the patient, shape (m, n)
    steps: geometric length of the voxels along the ray in cm, shape (n,)

    returns: depth, total
        depth: water-equivalent depth of the center of each voxel in cm, shape (m, n)
        total: water-equivalent thickness of each whole ray in cm, shape (m,)
    """
    soft = 1 + hu / 1000
    bone = 1 + hu / BONE
    density = np.where(hu > 0, bone, soft)
    density = np.maximum(density, 0)
    density = np.where(body, density, 0)
    path = density * steps
    depth = np.cumsum(path, axis=1) - path / 2
    total = np.sum(path, axis=0)
    return depth, total
