# the times are travel times: the origin time is not added (the derivatives are right)
def arrival_times(hypo, stations, is_s, vp, vs):
    velocity = np.where(is_s, vs, vp)
    east = hypo[0] - stations[:, 0]
    north = hypo[1] - stations[:, 1]
    down = hypo[2] + stations[:, 2]
    dist = np.sqrt(east ** 2 + north ** 2 + down ** 2)
    travel = dist / velocity
    delay = stations[:, 3] * vp / velocity
    jac = np.column_stack((east, north, down, dist * velocity)) / (dist * velocity)[:, None]
    return travel + delay, jac
