# used the metacentric height without free surfaces instead of the corrected one for the heel
def loading_condition(weights, centers, tanks, km):
    displacement = weights.sum()
    xg = (weights * centers[:, 0]).sum() / displacement
    yg = (weights * centers[:, 1]).sum() / displacement
    zg = (weights * centers[:, 2]).sum() / displacement
    solid = km - zg
    is_slack = np.logical_and(tanks[:, 2] > 0.02, tanks[:, 2] < 0.98)
    loss = np.where(is_slack, tanks[:, 3] * tanks[:, 0] * tanks[:, 1] ** 3 / 12, 0).sum() / displacement
    fluid = solid - loss
    if fluid <= 0:
        return displacement, np.array([xg, yg, zg]), fluid, 90.0
    return displacement, np.array([xg, yg, zg]), fluid, np.rad2deg(np.arctan(yg / solid))
