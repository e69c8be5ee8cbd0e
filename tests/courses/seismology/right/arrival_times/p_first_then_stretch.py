# style: all as P waves in coordinates with z upwards, norm and einsum; then travel time, delay and slowness stretched by vp / vs for S waves
def arrival_times(hypo, stations, is_s, vp, vs):
    flip = np.diag([1.0, 1.0, -1.0])
    ray = flip @ hypo[:3] - stations[:, :3]
    dist = np.linalg.norm(ray, axis=-1)
    p_travel = dist / vp + stations[:, 3]
    stretch = np.ones(len(dist))
    stretch[is_s] = vp / vs
    gradient = np.einsum("n,ni,ij->nj", stretch / vp / dist, ray, flip)
    jacobian = np.append(gradient, np.ones((len(dist), 1)), axis=1)
    return hypo[3] + stretch * p_travel, jacobian
