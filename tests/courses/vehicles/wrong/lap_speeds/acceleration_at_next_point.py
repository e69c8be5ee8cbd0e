# took the engine's acceleration at the speed of the next point instead of the one it leaves
def lap_speeds(curve, ds, car):
    N = len(ds)
    A = car["mu"] * G
    speeds = [min(np.sqrt(car["corner"] * A / abs(c)), car["top"]) for c in curve]
    s = int(np.argmin(speeds))
    order = [(s + k) % N for k in range(N + 1)]
    for here, there in zip(order[:-1], order[1:]):
        drive = gear_choice(np.array([speeds[there]]), car)[1][0]
        side = speeds[here] ** 2 * curve[here]
        drive = np.minimum(drive, np.sqrt((A - side) * (A + side)))
        possible = np.sqrt(speeds[here] ** 2 + 2 * drive * ds[here])
        speeds[there] = min(possible, speeds[there])
    order = order[::-1]
    for here, there in zip(order[:-1], order[1:]):
        side = speeds[here] ** 2 * curve[here]
        slow = np.sqrt((A - side) * (A + side))
        slow = slow + speeds[here] ** 2 * car["drag"] / car["mass"]
        possible = np.sqrt(speeds[here] ** 2 + 2 * slow * ds[there])
        speeds[there] = min(possible, speeds[there])
    lap = sum(2 * ds[k] / (speeds[k] + speeds[(k + 1) % N]) for k in range(N))
    return np.array(speeds), lap
